import { z } from 'zod';

/** Who is told of trouble, and when. */
export const alertVariables = {
  ALERT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Your URL that receives every alert as JSON, as described in [Alerts](docs/alerts.md). ' +
        'It must be on the public internet; https in live mode',
    ),
  ALERT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs those calls; required with `ALERT_URL`'),
  ALERT_DISK_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000)
    .describe('Free space in DATA_DIR, in megabytes, below which an alert is raised'),
};

/** What measures the shop; all of it is off unless set. */
export const telemetryVariables = {
  METRICS_TOKEN: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Turns on `/metrics` for Prometheus, which sends it as a bearer token; see [Metrics](docs/metrics.md)',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'A port of its own for `/metrics`, which processes without the role `web` need; default: the shop’s own port',
    ),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Turns on traces and is where they go: an OpenTelemetry collector’s address, such as `http://localhost:4318`',
    ),
  TRACES_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Bearer token for the collector, if it needs one'),
};

export interface TelemetryConfig {
  readonly token: string | undefined;
  readonly port: number | undefined;
  readonly traces: { readonly url: string; readonly key: string | undefined } | undefined;
}

type TelemetrySettings = z.output<z.ZodObject<typeof telemetryVariables>>;

export const telemetryOf = (settings: TelemetrySettings): TelemetryConfig => ({
  token: settings.METRICS_TOKEN,
  port: settings.METRICS_PORT,
  traces:
    settings.TRACES_URL === undefined
      ? undefined
      : { url: settings.TRACES_URL, key: settings.TRACES_KEY },
});
