export interface Bank {
	readonly key: string;
	readonly name: string;
	/** A data URI. */
	readonly mark: string;
}

export interface Country {
	readonly country: string;
	readonly heading: string;
	readonly banks: readonly Bank[];
}

export interface BankLinkProps {
	readonly title: string;
	readonly description: string;
	readonly supports: readonly string[];
	readonly countries: readonly Country[];
	/** Under which the chosen bank is posted. */
	readonly field: string;
	readonly labels: { readonly legend: string; readonly required: string };
}

type Unchecked = Readonly< Record< string, unknown > >;

function toRecord( value: unknown ): Unchecked {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

function toList( value: unknown ): readonly unknown[] {
	return Array.isArray( value ) ? value : [];
}

function parseBank( value: unknown ): Bank[] {
	const { key, name, mark } = toRecord( value );
	const bank = {
		key: toText( key ),
		name: toText( name ),
		mark: toText( mark ),
	};
	return bank.key && bank.name && bank.mark.startsWith( 'data:image/svg+xml' )
		? [ bank ]
		: [];
}

function parseCountry( value: unknown ): Country[] {
	const { country, heading, banks } = toRecord( value );
	const parsed = toList( banks ).flatMap( parseBank );
	return parsed.length > 0
		? [
				{
					country: toText( country ),
					heading: toText( heading ),
					banks: parsed,
				},
			]
		: [];
}

/** The settings that the server printed, of which anything may be missing. */
export function parseProps( value: unknown ): BankLinkProps {
	const data = toRecord( value );
	const labels = toRecord( data.labels );
	return {
		title: toText( data.title ),
		description: toText( data.description ),
		supports: toList( data.supports ).map( toText ),
		countries: toList( data.countries ).flatMap( parseCountry ),
		field: toText( data.field ),
		labels: {
			legend: toText( labels.legend ),
			required: toText( labels.required ),
		},
	};
}

/** The payer's own country first, the others as the owner has them. */
export function sortCountries(
	countries: readonly Country[],
	own: string
): readonly Country[] {
	return [
		...countries.filter( ( { country } ) => country === own ),
		...countries.filter( ( { country } ) => country !== own ),
	];
}
