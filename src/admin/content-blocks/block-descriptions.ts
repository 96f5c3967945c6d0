/** The editor control of one attribute (PHP: `Field::control`). */
export type Control = { readonly name: string; readonly label: string } & (
	| {
			readonly kind: 'number';
			readonly least: number;
			readonly most: number;
			readonly step: number;
			/** The stored number is the typed number multiplied by this factor, by default 1. */
			readonly scale?: number;
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

/** A block as PHP describes it. */
export interface BlockDescription {
	readonly controls: readonly Control[];
	/** Names of the allowed inner blocks; if empty, the server renders the block. */
	readonly inner: readonly string[];
}

interface BlockDescriptions {
	readonly blocks: Readonly< Record< string, BlockDescription > >;
	/** Title of the settings panel. */
	readonly settings: string;
}

/** Reads what `Blocks::describe` printed before this script. */
export function readBlockDescriptions(): BlockDescriptions {
	return (
		( window as { vitrinaContentBlocks?: BlockDescriptions } )
			.vitrinaContentBlocks ?? { blocks: {}, settings: '' }
	);
}
