/**
 * The filters of a listing, as PHP prints them (theme/inc/filters/panel.php).
 * Each part is a list of parts: what is known has a kind of its own, all else is
 * the server's, at its place among them.
 */
import type { Step } from '../../../theme/listing/queue';

/** An element without state, or one that another plugin has put there. */
export interface ServerPart {
	readonly kind: 'server';
	readonly key: string;
	readonly tag: string;
	readonly attributes: Readonly< Record< string, string > >;
	readonly html: string;
}

interface Known< Kind extends string > {
	readonly kind: Kind;
	/** Tells it from the parts beside it, in this answer and in the next. */
	readonly key: string;
}

interface Text< Kind extends string > extends Known< Kind > {
	readonly text: string;
}

export type Parts< Part > = ReadonlyArray< Part | ServerPart >;

/** What a value looks like: a colour, its name, how many products have it. */
export type LookPart =
	| ( Known< 'swatch' > & { readonly background: string } )
	| Text< 'label' >
	| Text< 'count' >;

/** One value of a facet: a link that adds it or takes it back. */
export interface FacetValue extends Known< 'value' > {
	/** Name and value, by which it is known in every answer. */
	readonly filter: string;
	readonly address: string;
	readonly isChosen: boolean;
	readonly parts: Parts< LookPart >;
}

/** The place of a value in its list. */
export interface FacetItem extends Known< 'item' > {
	/** How deep it stands in a tree; 0 at the top. */
	readonly depth: string;
	readonly parts: Parts< FacetValue >;
}

export interface FacetList extends Known< 'list' > {
	readonly parts: Parts< FacetItem >;
}

export interface FacetSummary extends Known< 'summary' > {
	readonly parts: Parts< Text< 'name' > | Text< 'chosen' > >;
}

export interface PriceField extends Known< 'field' > {
	readonly name: string;
	readonly label: string;
	/** The limit that holds; empty for none. */
	readonly value: string;
	/** The limit that there is. */
	readonly placeholder: string;
}

/** The price, from and to. */
export interface PriceFilter extends Known< 'price' > {
	readonly action: string;
	readonly parts: Parts<
		| ( Known< 'other' > & {
				readonly name: string;
				readonly value: string;
		  } )
		| PriceField
		| Text< 'apply' >
	>;
}

export interface Facet extends Known< 'facet' > {
	readonly name: string;
	/** Whether the server prints it unfolded. */
	readonly isOpen: boolean;
	readonly parts: Parts< FacetSummary | FacetList | PriceFilter >;
}

/** Takes all filters back. */
export interface Clear extends Text< 'clear' > {
	readonly address: string;
}

export type BarPart = Clear | ( Known< 'close' > & { readonly html: string } );

export type Section =
	| ( Known< 'bar' > & { readonly parts: Parts< BarPart > } )
	| ( Known< 'body' > & { readonly parts: Parts< Facet > } )
	| ( Known< 'foot' > & { readonly parts: Parts< Text< 'show' > > } );

export type FiltersModel = Parts< Section >;

/** What all parts have in common. */
type AnyPart = { readonly kind: string; readonly parts?: Parts< AnyPart > };

function* partsIn( parts: Parts< AnyPart > ): Generator< AnyPart > {
	for ( const part of parts ) {
		yield part;
		yield* partsIn( ( part as AnyPart ).parts ?? [] );
	}
}

function findPart< Part extends AnyPart >(
	model: FiltersModel,
	isIt: ( part: AnyPart ) => part is Part
): Part | undefined {
	for ( const part of partsIn( model ) ) {
		if ( isIt( part ) ) {
			return part;
		}
	}
	return undefined;
}

/**
 * Where a value leads: with it, or without it where it is chosen.
 *
 * @param model  The filters of the listing that shows.
 * @param filter Name and value.
 * @return Undefined where the listing has no such value.
 */
export const addressOf = (
	model: FiltersModel,
	filter: string
): string | undefined =>
	findPart(
		model,
		( part ): part is FacetValue =>
			part.kind === 'value' && ( part as FacetValue ).filter === filter
	)?.address;

/**
 * Where all filters are taken back; undefined where none is chosen.
 *
 * @param model The filters of the listing that shows.
 */
export const clearAddress = ( model: FiltersModel ): string | undefined =>
	findPart( model, ( part ): part is Clear => part.kind === 'clear' )
		?.address;

/**
 * Whether a value shows as chosen: what the server says, and what was chosen since.
 *
 * @param value Of the listing that shows.
 * @param steps What is chosen and not answered yet.
 */
export const isChecked = (
	value: Pick< FacetValue, 'filter' | 'isChosen' >,
	steps: ReadonlyArray< Pick< Step, 'changes' > >
): boolean =>
	steps.reduce( ( isOn, { changes } ) => {
		if ( changes === '*' ) {
			return false;
		}
		return changes === value.filter ? ! isOn : isOn;
	}, value.isChosen );

/**
 * Which facets are unfolded: as they were left, and as the server says of new ones.
 *
 * @param model  The filters.
 * @param before What is known of foldings.
 */
export function foldingsOf(
	model: FiltersModel,
	before: Foldings = {}
): Foldings {
	const printed: Record< string, boolean > = {};
	for ( const part of partsIn( model ) ) {
		if ( part.kind === 'facet' ) {
			const { name, isOpen } = part as Facet;
			printed[ name ] = isOpen;
		}
	}
	return { ...printed, ...before };
}

/** Facet → whether it is unfolded. */
export type Foldings = Readonly< Record< string, boolean > >;
