/**
 * Reloads the page if a chunk fails to load because the server has a new build, as happens to pages left open over a
 * deployment (REQ-UI-07). `buildUrl` is a file that names the scripts of the server's build, `script` one of this page's
 * build. While the network fails, or the build is the same, the page stays.
 */
export function reloadStaleBuilds(buildUrl: string, script: string): void {
  const name = script.split("/").pop()!;
  const reloadIfStale = async () => {
    try {
      const response = await fetch(buildUrl);
      const isStale = response.ok && !(await response.text()).includes(name);
      // Once: a server that still sends the old page would cause a loop. Throws where storage is blocked.
      if (!isStale || sessionStorage[name]) return;
      sessionStorage[name] = 1;
      location.reload();
    } catch {
      // Offline, or without storage: the page stays.
    }
  };
  window.addEventListener("vite:preloadError", () => void reloadIfStale());
}
