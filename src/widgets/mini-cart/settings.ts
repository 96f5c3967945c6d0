/** What PHP prints as `data-settings`; see mini_cart_settings(). */
export interface MiniCartSettings {
	cartUrl: string;
	opensOnAdd: boolean;
	/** Milliseconds after the last add (spec §9). */
	openDelay: number;
	/** Milliseconds until the counter is animated (spec §9). */
	counterDelay: number;
	texts: Record< Text, string >;
}

const TEXTS = [
	'updated',
	'failed',
	'offline',
	'unsure',
	'unsaved',
	'again',
	'restored',
	'couponFailed',
] as const;

type Text = ( typeof TEXTS )[ number ];

/**
 * @param  value What PHP printed.
 * @throws {Error} If a part is missing.
 */
export function parseSettings( value: unknown ): MiniCartSettings {
	const { cartUrl, opensOnAdd, openDelay, counterDelay, texts } =
		toRecord( value );
	const labels = toRecord( texts );
	return {
		cartUrl: toText( cartUrl ),
		opensOnAdd: opensOnAdd === true,
		openDelay: Number( openDelay ) || 0,
		counterDelay: Number( counterDelay ) || 0,
		texts: Object.fromEntries(
			TEXTS.map( ( name ) => [ name, toText( labels[ name ] ) ] )
		) as Record< Text, string >,
	};
}

function toRecord( value: unknown ): Record< string, unknown > {
	if ( ! value || typeof value !== 'object' ) {
		throw new Error( 'The mini cart has no settings.' );
	}
	return value as Record< string, unknown >;
}

function toText( value: unknown ): string {
	if ( typeof value !== 'string' ) {
		throw new Error( 'The mini cart lacks a text.' );
	}
	return value;
}
