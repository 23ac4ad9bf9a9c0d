import { apply, createReview, updateSettings, updateUserInfo } from "@talabee/contract";

/** Calls with a picture of a store or of the brand, or a photograph of a rider. */
export const PICTURE_PATHS = /^\/api\/panel\/((stores\/[^/]+\/)?pictures|rides\/[^/]+\/fail)$/;

const OTHER_UPLOADS: ReadonlySet<string> = new Set([
  apply.path,
  updateUserInfo.path,
  createReview.path,
  updateSettings.path,
]);

/** Whether a call takes a file, which needs room and time. */
export const takesFile = (path: string): boolean => OTHER_UPLOADS.has(path) || PICTURE_PATHS.test(path);
