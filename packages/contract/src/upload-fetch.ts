/**
 * A `fetch` that reports the upload progress in percent, which the browser's own cannot. For a single POST with a form.
 */
export function uploadFetch(onProgress: (percent: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", address instanceof Request ? address.url : address);
      request.responseType = "blob";
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      };
      request.onload = () => {
        const headers = new Headers(
          request
            .getAllResponseHeaders()
            .trim()
            .split(/[\r\n]+/)
            .flatMap((line): [string, string][] => {
              const colon = line.indexOf(":");
              return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]];
            }),
        );
        done(new Response(request.response as Blob, { status: request.status, headers }));
      };
      const failNetwork = () => fail(new TypeError("the network failed"));
      request.onerror = failNetwork;
      // XMLHttpRequest reports a dropped connection as a timeout.
      request.ontimeout = failNetwork;
      request.onabort = () => fail(init.signal?.reason);
      init.signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
