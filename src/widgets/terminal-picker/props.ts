import { parseTerminal, type Terminal } from './terminals';

const labelNames = [
	'label',
	'placeholder',
	'choose',
	'change',
	'search',
	'clear',
	'close',
	'noResults',
	'loadFailed',
	'loading',
	'loadingMore',
	'retry',
	'saving',
	'saved',
	'saveFailed',
	'required',
	'countOne',
	'countFew',
	'countMany',
] as const;

export type Labels = Readonly<
	Record< ( typeof labelNames )[ number ], string >
>;

export interface TerminalPickerProps {
	/** Rates whose id starts with it are deliveries to a terminal. */
	readonly methodId: string;
	/** Name of the native select under the picker. */
	readonly fieldName: string;
	readonly country: string;
	readonly selected: Terminal | undefined;
	readonly listUrl: string;
	/** Of the list of `country`. */
	readonly version: string;
	/** Address of the method's logo, or empty. */
	readonly logo: string;
	/** Folder of the bundle's chunks. */
	readonly chunks: string;
	readonly labels: Labels;
}

type Unchecked = Readonly< Record< string, unknown > >;

function toText( props: Unchecked, name: string ): string {
	const value = props[ name ];
	if ( typeof value !== 'string' ) {
		throw new TypeError( `"${ name }" is not text.` );
	}
	return value;
}

function toName( props: Unchecked, name: string ): string {
	const value = toText( props, name );
	if ( ! /^\w+$/.test( value ) ) {
		throw new TypeError( `"${ name }" is not a name.` );
	}
	return value;
}

function toAddress( props: Unchecked, name: string ): string {
	const value = toText( props, name );
	if ( ! /^https?:$/.test( new URL( value, document.baseURI ).protocol ) ) {
		throw new TypeError( `"${ name }" is no web address.` );
	}
	return value;
}

function toObject( value: unknown, name: string ): Unchecked {
	if ( typeof value !== 'object' || value === null ) {
		throw new TypeError( `"${ name }" is not an object.` );
	}
	return { ...value };
}

/** Every label has to be there: a missing one would show English, or nothing. */
function parseLabels( value: unknown ): Labels {
	const labels = toObject( value, 'labels' );
	return Object.fromEntries(
		labelNames.map( ( name ) => [ name, toText( labels, name ) ] )
	) as Labels;
}

/** A country code, or empty where the shopper has given no country yet. */
export function parseCountry( value: unknown ): string {
	return typeof value === 'string' && /^[A-Z]{2}$/.test( value ) ? value : '';
}

/** Throws when the picker could not work with what it was given. */
export function parseProps( value: unknown ): TerminalPickerProps {
	const props = toObject( value, 'props' );
	return {
		methodId: toName( props, 'methodId' ),
		fieldName: toName( props, 'fieldName' ),
		country: parseCountry( props.country ),
		selected: parseTerminal( props.selected ),
		listUrl: toAddress( props, 'listUrl' ),
		version: toText( props, 'version' ),
		chunks: toAddress( props, 'chunks' ),
		logo: props.logo ? toAddress( props, 'logo' ) : '',
		labels: parseLabels( props.labels ),
	};
}
