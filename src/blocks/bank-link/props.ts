export interface Bank {
	readonly key: string;
	readonly name: string;
	/** The bank's logo, as a data URI. */
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
	/** Name of the field that sends the selected bank. */
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

/** Validates the settings that the server printed; any of them may be missing. */
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

/** The payer's country first, the others in the owner's order. */
export function sortCountries(
	countries: readonly Country[],
	own: string
): readonly Country[] {
	return [
		...countries.filter( ( { country } ) => country === own ),
		...countries.filter( ( { country } ) => country !== own ),
	];
}
