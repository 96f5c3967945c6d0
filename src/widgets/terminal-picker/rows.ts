import type { Terminal, TerminalGroup } from './terminals';

/** One line of the list: a city, or a terminal with its number among all terminals shown. */
export type Row =
	| { readonly city: string; readonly terminal?: undefined }
	| { readonly terminal: Terminal; readonly option: number };

/** Groups as the flat lines of a virtual list. A line is created when it is requested. */
export interface Rows {
	readonly length: number;
	/** Number of terminals. The other lines are cities. */
	readonly total: number;
	readonly getTerminal: ( option: number ) => Terminal | undefined;
	readonly getRow: ( line: number ) => Row | undefined;
	readonly getLine: ( option: number ) => number | undefined;
}

/** Index of the last of `starts` that is not after `at`, by binary search. */
function findStart( starts: readonly number[], at: number ): number {
	let low = 0;
	let high = starts.length - 1;
	while ( low < high ) {
		const middle = Math.ceil( ( low + high ) / 2 );
		if ( ( starts[ middle ] ?? 0 ) <= at ) {
			low = middle;
		} else {
			high = middle - 1;
		}
	}
	return low;
}

/** Number of a terminal among all; -1 if it is missing. */
export function findOption(
	groups: readonly TerminalGroup[],
	id: string | undefined
): number {
	let before = 0;
	for ( const { children } of groups ) {
		const at = children.findIndex( ( terminal ) => terminal.id === id );
		if ( at !== -1 ) {
			return before + at;
		}
		before += children.length;
	}
	return -1;
}

export function toRows( groups: readonly TerminalGroup[] ): Rows {
	/** Per group: the number of its first terminal. */
	const options: number[] = [];
	/** Per group: the line of its heading. */
	const headings: number[] = [];
	let total = 0;
	groups.forEach( ( { children }, at ) => {
		options.push( total );
		headings.push( total + at );
		total += children.length;
	} );

	return {
		length: total + groups.length,
		total,
		getTerminal( option ) {
			const at = findStart( options, option );
			return groups[ at ]?.children[ option - ( options[ at ] ?? 0 ) ];
		},
		getRow( line ) {
			const at = findStart( headings, line );
			const group = groups[ at ];
			const child = line - ( headings[ at ] ?? 0 ) - 1;
			const terminal = group?.children[ child ];
			if ( terminal ) {
				return { terminal, option: line - at - 1 };
			}
			return group && child === -1 ? { city: group.text } : undefined;
		},
		getLine: ( option ) =>
			option >= 0 && option < total
				? option + findStart( options, option ) + 1
				: undefined,
	};
}
