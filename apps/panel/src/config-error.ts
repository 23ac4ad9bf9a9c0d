/** Invalid environment variables, one per line of the message. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
