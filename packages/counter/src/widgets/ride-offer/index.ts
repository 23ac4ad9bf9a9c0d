export { RideOffer, type RideOfferProps } from "./ride-offer.js";
