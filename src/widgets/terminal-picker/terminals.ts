import type { Group } from '../../search/match';

export interface Terminal {
	/** Digits, as a string. */
	readonly id: string;
	/** "Maxima, Savanorių pr. 247" */
	readonly text: string;
	readonly city: string;
}

export type TerminalGroup = Group< Terminal >;

export function isTerminalId( id: string ): boolean {
	return /^\d+$/.test( id );
}

/** The fields of an object in a response; none for any other value. */
export function toRecord(
	value: unknown
): Readonly< Record< string, unknown > > {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toArray( value: unknown ): readonly unknown[] {
	return Array.isArray( value ) ? value : [];
}

/** Validates one terminal of a response or of the props; undefined if it is invalid. */
export function parseTerminal(
	value: unknown,
	group?: string
): Terminal | undefined {
	const { id, text, city = group } = toRecord( value );
	const digits = typeof id === 'number' ? String( id ) : id;
	return typeof digits === 'string' &&
		isTerminalId( digits ) &&
		typeof text === 'string' &&
		text.trim() !== '' &&
		typeof city === 'string'
		? { id: digits, text, city }
		: undefined;
}

/** Validates the response of the list request. Invalid terminals are skipped; throws if there is no list. */
export function parseList( value: unknown ): readonly TerminalGroup[] {
	const { groups } = toRecord( value );
	if ( ! Array.isArray( groups ) ) {
		throw new TypeError( 'The answer holds no list of terminals.' );
	}
	return groups.flatMap( ( entry ) => {
		const { text, children } = toRecord( entry );
		if ( typeof text !== 'string' ) {
			return [];
		}
		const terminals = toArray( children ).flatMap(
			( child ) => parseTerminal( child, text ) ?? []
		);
		return terminals.length > 0 ? [ { text, children: terminals } ] : [];
	} );
}

/** Reads the same list from the native select in the page. */
export function readSelect(
	select: HTMLSelectElement
): readonly TerminalGroup[] {
	return Array.from( select.querySelectorAll( 'optgroup' ), ( group ) => ( {
		text: group.label,
		children: Array.from( group.children ).flatMap(
			( option ) =>
				parseTerminal(
					{
						id: option.getAttribute( 'value' ),
						text: option.textContent?.trim(),
					},
					group.label
				) ?? []
		),
	} ) ).filter( ( { children } ) => children.length > 0 );
}

export function findTerminal(
	groups: readonly TerminalGroup[],
	id: string
): Terminal | undefined {
	for ( const { children } of groups ) {
		const found = children.find( ( terminal ) => terminal.id === id );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}

/** Offset in the text at which the name ends and the address starts. */
export function findAddress( text: string ): number {
	const comma = text.indexOf( ', ' );
	return comma === -1 ? text.length : comma;
}
