import { bitsWhere, both, holds, meet, members, type Bits } from './bits';
import {
	ANY,
	FLAGS,
	NO_IMAGE,
	type Selection,
	type VariationMatrix,
} from './matrix';

/** Answers about what is possible that are kept; a shopper goes back and forth. */
const MOST_ANSWERS = 300;

/** One variation of the matrix. */
export interface IndexedVariation {
	readonly id: number;
	readonly isInStock: boolean;
	/** Pieces left; null where nobody counts. */
	readonly stock: number | null;
}

/** Attribute name → values. */
export type ValueSets = Readonly< Record< string, ReadonlySet< string > > >;

export interface IndexOptions {
	/** Variations that are out of stock do not count (`disable_out_of_stock`). */
	readonly isInStockOnly?: boolean;
}

export interface SettleOptions extends IndexOptions {
	/** Clears all other choices, not only the impossible (`deselect_unavailable`). */
	readonly isDeselecting?: boolean;
}

/**
 * Answers about the variations of one product. A value matches when it is the
 * variation's own, or when either side is empty (spec §5).
 */
export interface VariationIndex {
	readonly matrix: VariationMatrix;
	/** Values that a variation can still have, given the other choices. */
	possible: ( selection: Selection, options?: IndexOptions ) => ValueSets;
	/** Values that are possible, but only out of stock. */
	outOfStock: ( selection: Selection ) => ValueSets;
	/** The first variation that matches; open attributes match all. */
	find: (
		selection: Selection,
		options?: IndexOptions
	) => IndexedVariation | undefined;
	/**
	 * Place in the matrix's `pictures`, where all variations that can still be
	 * meant share one image.
	 */
	sharedImage: (
		selection: Selection,
		options?: IndexOptions
	) => number | undefined;
	/**
	 * The selection after a change: others' values that no variation has
	 * together with the changed one are cleared, in the order of the form. The
	 * changed one stays; one that no variation has at all clears nothing.
	 */
	settle: (
		selection: Selection,
		changed?: string,
		options?: SettleOptions
	) => Selection;
	/** Finds the answers to every first choice; a step for each attribute's value. */
	foresee: ( options?: IndexOptions ) => Generator< void >;
}

/** What is known of a form. */
export interface Choice {
	readonly index: VariationIndex;
	readonly selection: Selection;
}

/**
 * Builds the index, once per product.
 *
 * @param matrix The product's variations.
 */
export function createVariationIndex(
	matrix: VariationMatrix
): VariationIndex {
	const { attributes, ids, columns, flags } = matrix;
	const withFlags = ( sum: number ) =>
		bitsWhere( ids.length, ( place ) => holds( flags[ place ]!, sum ) );
	const all = withFlags( 0 );
	const inStock = withFlags( FLAGS.inStock );
	const active = withFlags( FLAGS.active );
	const activeInStock = both( active, inStock );

	const sets = attributes.map( ( { values }, column ) => {
		const own = columns[ column ]!;
		const any = bitsWhere( ids.length, ( place ) => own[ place ] === ANY );
		const byValue = new Map(
			values.map( ( value, at ) => [
				value,
				bitsWhere(
					ids.length,
					( place ) => own[ place ] === ANY || own[ place ] === at
				),
			] )
		);
		return { any, byValue };
	} );

	/**
	 * Variations that match one value; undefined stands for all.
	 *
	 * @param column The attribute's place.
	 * @param value  The value; an empty one matches all.
	 */
	const having = ( column: number, value = '' ): Bits | undefined =>
		value === ''
			? undefined
			: ( sets[ column ]!.byValue.get( value ) ?? sets[ column ]!.any );

	const narrow = ( from: Bits, selection: Selection, except = -1 ): Bits =>
		attributes.reduce( ( rest, { name }, column ) => {
			const next =
				column === except
					? undefined
					: having( column, selection[ name ] );
			return next ? both( rest, next ) : rest;
		}, from );

	const choosable = ( { isInStockOnly }: IndexOptions = {} ) =>
		isInStockOnly ? activeInStock : active;

	const describe = ( place: number ): IndexedVariation => ( {
		id: ids[ place ]!,
		isInStock: holds( flags[ place ]!, FLAGS.inStock ),
		stock: matrix.stock[ place ] ?? null,
	} );

	const findPossible = (
		selection: Selection,
		options: IndexOptions
	): ValueSets =>
		Object.fromEntries(
			attributes.map( ( { name, values }, column ) => {
				const rest = narrow( choosable( options ), selection, column );
				return [
					name,
					new Set(
						values.filter( ( value ) =>
							meet( rest, having( column, value )! )
						)
					),
				];
			} )
		);

	/** Form and swatches ask the same several times for one choice. */
	const answers = new Map< string, ValueSets >();
	const remember = (
		what: string,
		selection: Selection,
		answer: () => ValueSets
	): ValueSets => {
		const question = JSON.stringify( [
			what,
			...attributes.map( ( { name } ) => selection[ name ] ?? '' ),
		] );
		const known = answers.get( question );
		if ( known ) {
			return known;
		}
		if ( answers.size > MOST_ANSWERS ) {
			answers.clear();
		}
		const found = answer();
		answers.set( question, found );
		return found;
	};
	const possible = ( selection: Selection, options: IndexOptions = {} ) =>
		remember(
			options.isInStockOnly ? 'in stock' : 'possible',
			selection,
			() => findPossible( selection, options )
		);
	const findOutOfStock = ( selection: Selection ): ValueSets => {
		const left = possible( selection, { isInStockOnly: true } );
		return Object.fromEntries(
			Object.entries( possible( selection ) ).map(
				( [ name, values ] ) => [
					name,
					new Set(
						[ ...values ].filter(
							( value ) => ! left[ name ]!.has( value )
						)
					),
				]
			)
		);
	};
	const outOfStock = ( selection: Selection ) =>
		remember( 'out of stock', selection, () =>
			findOutOfStock( selection )
		);

	return {
		matrix,
		possible,
		outOfStock,
		find( selection, { isInStockOnly } = {} ) {
			const found = narrow( isInStockOnly ? inStock : all, selection );
			const { value } = members( found ).next();
			return value === undefined ? value : describe( value );
		},
		sharedImage: ( selection, options ) =>
			sharedImage( narrow( choosable( options ), selection ), matrix ),
		*foresee( options ) {
			for ( const { name, values } of attributes ) {
				for ( const value of values ) {
					const selection = { [ name ]: value };
					possible( selection, options );
					outOfStock( selection );
					yield;
				}
			}
		},
		settle( selection, changed = '', options = {} ) {
			const from = choosable( options );
			const start = narrow( from, {
				[ changed ]: selection[ changed ] ?? '',
			} );
			const isAlive = meet( start, all );
			const isMatch = meet( narrow( from, selection ), all );
			if ( isMatch || ! ( isAlive || options.isDeselecting ) ) {
				return selection;
			}
			let rest = start;
			const settled = { ...selection };
			attributes.forEach( ( { name }, column ) => {
				const own = having( column, selection[ name ] );
				if ( ! own || name === changed ) {
					return;
				}
				if ( options.isDeselecting || ! meet( rest, own ) ) {
					settled[ name ] = '';
				} else {
					rest = both( rest, own );
				}
			} );
			return settled;
		},
	};
}

function sharedImage(
	left: Bits,
	{ images }: VariationMatrix
): number | undefined {
	let shared = NO_IMAGE;
	for ( const place of members( left ) ) {
		const image = images[ place ] ?? NO_IMAGE;
		if (
			image === NO_IMAGE ||
			( shared !== NO_IMAGE && image !== shared )
		) {
			return undefined;
		}
		shared = image;
	}
	return shared === NO_IMAGE ? undefined : shared;
}
