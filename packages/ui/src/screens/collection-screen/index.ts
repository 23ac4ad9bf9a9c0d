export {
  type ProductSort,
  type CollectionData,
  type CollectionScreenProps,
  CollectionScreen,
} from "./collection-screen.js";
