export { type ReviewSort, type ReviewsScreenProps, ReviewsScreen } from "./reviews-screen.js";
