import { checkTexts } from '../../components/check-props';
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
	/** Id of the shipping method: rates whose id starts with it deliver to a terminal. */
	readonly methodId: string;
	/** Name of the form's native select. */
	readonly fieldName: string;
	readonly country: string;
	readonly selected: Terminal | undefined;
	readonly listUrl: string;
	/** Version of the list of `country`. */
	readonly version: string;
	/** URL of the method's logo, or empty. */
	readonly logo: string;
	/** URL of the folder with the bundle's chunks. */
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

/** A country code, or empty if the shopper has entered no country yet. */
export function parseCountry( value: unknown ): string {
	return typeof value === 'string' && /^[A-Z]{2}$/.test( value ) ? value : '';
}

/** Validates the props. Throws if the picker cannot work with them. */
export function parseProps( value: unknown ): TerminalPickerProps {
	const props: Unchecked = Object( value );
	return {
		methodId: toName( props, 'methodId' ),
		fieldName: toName( props, 'fieldName' ),
		country: parseCountry( props.country ),
		selected: parseTerminal( props.selected ),
		listUrl: toAddress( props, 'listUrl' ),
		version: toText( props, 'version' ),
		chunks: toAddress( props, 'chunks' ),
		logo: props.logo ? toAddress( props, 'logo' ) : '',
		// If a label is missing, this throws: an English or empty text would be shown.
		labels: checkTexts( 'terminal picker', labelNames, props.labels ),
	};
}
