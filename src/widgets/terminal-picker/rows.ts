import type { TerminalGroup, Terminal } from './terminals';

/** One line of the list: a city, or a terminal with its place among all terminals shown. */
export type Row =
	| { readonly city: string; readonly terminal?: undefined }
	| { readonly terminal: Terminal; readonly option: number };

export interface Rows {
	readonly rows: readonly Row[];
	readonly terminals: readonly Terminal[];
	/** Per terminal: its line. */
	readonly lines: readonly number[];
}

/** Groups as the flat lines a virtual list wants. */
export function toRows( groups: readonly TerminalGroup[] ): Rows {
	const rows: Row[] = [];
	const terminals: Terminal[] = [];
	const lines: number[] = [];
	for ( const { text, children } of groups ) {
		rows.push( { city: text } );
		for ( const terminal of children ) {
			lines.push( rows.length );
			rows.push( { terminal, option: terminals.length } );
			terminals.push( terminal );
		}
	}
	return { rows, terminals, lines };
}
