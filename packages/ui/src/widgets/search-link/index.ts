export { type SearchLinkSize, type SearchLinkProps, SearchLink } from "./search-link.js";
