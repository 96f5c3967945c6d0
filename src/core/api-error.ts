/**
 * The error that every request of the core throws.
 *
 * Codes of the core: `fetch_error` (no connection), `not_loaded` (the script that
 * sends could not be loaded, so nothing was sent), `timeout`, `aborted`, `invalid_json`,
 * `unknown_error`. Cart and widgets add codes, such as `superseded`; all others come
 * from the server.
 */
export class ApiError extends Error {
	readonly code: string;

	/** The HTTP status; 0 when there was no response. */
	readonly status: number;

	constructor( code: string, status: number, message: string ) {
		super( message );
		this.name = 'ApiError';
		this.code = code;
		this.status = status;
	}
}
