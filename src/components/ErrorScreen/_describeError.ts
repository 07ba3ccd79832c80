export interface ErrorDescription {
  /** The HTTP status that the error carries, or 500 for a failure of the page itself. */
  status: number;
  message: string;
}

/** What can be said about anything that was thrown. */
export function describeError(error: unknown): ErrorDescription {
  const {status, message} = (
    typeof error === 'object' && error !== null ? error : {message: String(error)}
  ) as {status?: unknown; message?: unknown};
  return {
    status: typeof status === 'number' ? status : 500,
    message: typeof message === 'string' && message ? message : 'Unknown error',
  };
}
