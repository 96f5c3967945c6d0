/** Values of a form's fields, by name. Several checkboxes may share a name. */
export type FormValues = Readonly< Record< string, readonly string[] > >;

/** Syntax: `fieldname:value1|value2` (spec §3). */
export interface Condition {
	readonly field: string;
	readonly values: readonly string[];
}

/**
 * Parses a condition; null if it is empty or invalid. The PHP counterpart is
 * plugin-companion/src/Newsletter/Domain/Condition.php; both are tested with
 * tests/contract/newsletter-conditions.json.
 */
export function readCondition( written: string ): Condition | null {
	const at = written.indexOf( ':' );
	const field = written.slice( 0, Math.max( at, 0 ) ).trim();
	return field
		? {
				field,
				values: written
					.slice( at + 1 )
					.split( '|' )
					.map( ( value ) => value.trim() ),
			}
		: null;
}

/** Returns whether a field has one of the values; `*` is any value that is not empty. */
export const isMet = ( condition: Condition, values: FormValues ): boolean =>
	( values[ condition.field ] ?? [] )
		.map( ( value ) => value.trim() )
		.some(
			( value ) =>
				condition.values.includes( value ) ||
				( value !== '' && condition.values.includes( '*' ) )
		);

/** Returns whether a field is shown, by its show-if and its hide-if condition. */
export function isShown(
	show: string,
	hide: string,
	values: FormValues
): boolean {
	const showIf = readCondition( show );
	const hideIf = readCondition( hide );
	return (
		( ! showIf || isMet( showIf, values ) ) &&
		! ( hideIf && isMet( hideIf, values ) )
	);
}

/** Adds http:// to a URL that does not start with http (spec §5). */
export const completeUrl = ( value: string ): string =>
	value === '' || value.startsWith( 'http' ) ? value : `http://${ value }`;
