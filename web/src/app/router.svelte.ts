/** Pages by the fragment of the address: links work without a server, and keys stay in the browser. */

export interface Route {
  page: string;
  /** The rest of the path: a game or a table. */
  name: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", name = ""] = path.split("/");
  return { page: page || "first", name, query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  /** Replaces the query without leaving the page: used keys should not stay in the address. */
  forget(): void {
    history.replaceState(null, "", location.hash.split("?")[0]);
    this.route = parse(location.hash);
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = `#/${path}`;
}
