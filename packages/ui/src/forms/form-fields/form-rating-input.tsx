"use client";
import { RatingInput, type RatingInputProps, type RatingStep } from "../../primitives/rating-input/index.js";
import { type InForm, useBoundChoice } from "./bound-field.js";

/** `RatingInput` in a form; its value is 1 to 5. */
export function FormRatingInput({ name, ...rest }: InForm<RatingInputProps>) {
  return <RatingInput {...rest} {...useBoundChoice<RatingStep>(name)} />;
}
