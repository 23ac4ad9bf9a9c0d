"use client";
import { Image } from "../icon/icon-nodes.js";
import { useEffect, useState } from "react";
import { Icon } from "../icon/index.js";

/** The selected picture; its icon where the browser cannot decode it. */
export function FilePreview({ file }: { file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (source === undefined) return <Icon of={Image} />;
  return (
    <img
      src={source}
      alt=""
      onError={() => setSource(undefined)}
      className="size-11 rounded-button-small object-cover"
    />
  );
}
