import type { NextConfig } from "next";

const config: NextConfig = {
  cacheComponents: true,
  redirects: () => Promise.resolve([{ source: "/", destination: "/ar", permanent: false }]),
};
export default config;
