/** How an owner sets one attribute (PHP: `Field::control`). */
export type Control = { readonly name: string; readonly label: string } & (
	| {
			readonly kind: 'number';
			readonly least: number;
			readonly most: number;
			readonly step: number;
	  }
	| { readonly kind: 'text'; readonly input: string }
	| { readonly kind: 'lines' | 'switch' }
	| {
			readonly kind: 'choice';
			readonly options: readonly {
				readonly value: string;
				readonly label: string;
			}[];
	  }
);

/** A block as the server knows it. */
export interface DescribedBlock {
	readonly controls: readonly Control[];
	/** Names of the blocks that may stand inside; none: the server draws it. */
	readonly inner: readonly string[];
}

interface Described {
	readonly blocks: Readonly< Record< string, DescribedBlock > >;
	/** Title of the panel. */
	readonly settings: string;
}

/** What `Blocks::describe` printed before this script. */
export function readDescribed(): Described {
	return (
		( window as { vitrinaContentBlocks?: Described } )
			.vitrinaContentBlocks ?? { blocks: {}, settings: '' }
	);
}
