"use client";

/** A list of short names with dots between them, each whole in its own direction. */
export function DottedNames({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <span key={name}>
      {i > 0 && <span aria-hidden> · </span>}
      <bdi>{name}</bdi>
    </span>
  ));
}
