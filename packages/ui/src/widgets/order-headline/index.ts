export * from "./order-headline.js";
