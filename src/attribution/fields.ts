import type { Cookies } from './cookies';

/** Name of an order's field → `cookie.field` of its value in the records. */
export type FieldMap = Readonly< Record< string, string > >;

/** WooCommerce's fields, unless changed by its filter `wc_order_attribution_tracking_fields`. */
export const defaultFields: FieldMap = {
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	utm_campaign: 'current.cmp',
	utm_source: 'current.src',
	utm_medium: 'current.mdm',
	utm_content: 'current.cnt',
	utm_id: 'current.id',
	utm_term: 'current.trm',
	utm_source_platform: 'current.plt',
	utm_creative_format: 'current.fmt',
	utm_marketing_tactic: 'current.tct',
	session_entry: 'current_add.ep',
	session_start_time: 'current_add.fd',
	session_pages: 'session.pgs',
	session_count: 'udata.vst',
	user_agent: 'udata.uag',
};

/** The values of an order's fields; null if unknown. */
export type FieldValues = Readonly< Record< string, string | null > >;

/** Decodes valid sequences only: addresses may contain a single percent sign. */
function decode( text: string ): string {
	return text.replace( /(%[\da-f]{2})+/gi, ( encoded ) => {
		try {
			return decodeURIComponent( encoded );
		} catch {
			return encoded;
		}
	} );
}

export const unpack = ( record: string ): ReadonlyMap< string, string > =>
	new Map(
		record.split( '|||' ).map( ( field ) => {
			const end = field.indexOf( '=' );
			return [ field.slice( 0, end ), decode( field.slice( end + 1 ) ) ];
		} )
	);

export const readFields = (
	{ read }: Pick< Cookies, 'read' >,
	fields: FieldMap
): FieldValues =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ field, path ] ) => {
			const [ record, name = '' ] = path.split( '.' );
			return [
				field,
				unpack( read( `sbjs_${ record }` ) ).get( name ) ?? null,
			];
		} )
	);
