/** A file as text, so that it survives the page beside the act that it belongs to. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error as DOMException));
    reader.readAsDataURL(file);
  });
}

/** The file of a data URL. Read by hand: a page's policy may allow no request to such an address. */
export function fileOfDataUrl(url: string): File {
  const [, type = "image/jpeg", text = ""] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? [];
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new File([bytes], `photograph.${type.slice(type.indexOf("/") + 1)}`, { type });
}
