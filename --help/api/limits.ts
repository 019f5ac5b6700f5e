/** How long texts may be; the server says so. Made by `make types`. */
export const LONGEST_NAME = 40;
export const LONGEST_CHAT = 300;
