/** What the fields of a form hold, by name: several boxes may be ticked. */
export type Given = Readonly< Record< string, readonly string[] > >;

/** Written `fieldname:value1|value2` (spec §3). */
export interface Condition {
	readonly field: string;
	readonly values: readonly string[];
}

/**
 * The server's half is plugin-companion/src/Newsletter/Domain/Condition.php,
 * held to the same table: tests/contract/newsletter-conditions.json.
 *
 * @param written As the owner wrote it.
 * @return null where nothing, or nothing readable, is written.
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

/**
 * Whether a field holds one of the values; `*` is any that is not empty.
 *
 * @param condition
 * @param given
 */
export const isMet = ( condition: Condition, given: Given ): boolean =>
	( given[ condition.field ] ?? [] )
		.map( ( value ) => value.trim() )
		.some(
			( value ) =>
				condition.values.includes( value ) ||
				( value !== '' && condition.values.includes( '*' ) )
		);

/**
 * Whether a field is there.
 *
 * @param show  Its show-if, as written.
 * @param hide  Its hide-if, as written.
 * @param given
 */
export function isShown( show: string, hide: string, given: Given ): boolean {
	const showIf = readCondition( show );
	const hideIf = readCondition( hide );
	return (
		( ! showIf || isMet( showIf, given ) ) &&
		! ( hideIf && isMet( hideIf, given ) )
	);
}

/**
 * A page's address begins with http (spec §5).
 *
 * @param value As it was typed.
 */
export const completeUrl = ( value: string ): string =>
	value === '' || value.startsWith( 'http' ) ? value : `http://${ value }`;
