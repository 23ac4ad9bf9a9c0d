"use client";
import { Fragment } from "react";

/** List of short names separated by dots, each isolated in its own direction. */
export function DottedNames({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && <span aria-hidden> · </span>}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
