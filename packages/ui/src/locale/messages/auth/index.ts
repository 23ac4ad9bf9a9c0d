export * from "./frame.js";
export * from "./kept-product.js";
export * from "./password.js";
export * from "./person.js";
export * from "./resend.js";
export * from "./sign-in.js";
export * from "./verified.js";
export * from "./verify.js";
