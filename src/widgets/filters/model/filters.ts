/**
 * Model of the filters that PHP prints (theme/inc/filters/panel.php). Each level
 * is a list of parts: known parts have a kind of their own, all others are raw HTML of the
 * server, in the same order.
 */
import type { Step } from '../../../theme/listing/queue';

/** An element without state, or one of another plugin. */
export interface ServerPart {
	readonly kind: 'server';
	readonly key: string;
	readonly tag: string;
	readonly attributes: Readonly< Record< string, string > >;
	readonly html: string;
}

interface Known< Kind extends string > {
	readonly kind: Kind;
	/** Unique among its siblings, and the same in each response. */
	readonly key: string;
}

interface Text< Kind extends string > extends Known< Kind > {
	readonly text: string;
}

export type Parts< Part > = ReadonlyArray< Part | ServerPart >;

/** Content of a value: a colour, its name, the number of products. */
export type ValuePart =
	| ( Known< 'swatch' > & { readonly background: string } )
	| Text< 'label' >
	| Text< 'count' >;

/** One value of a facet: a link that adds or removes it. */
export interface FacetValue extends Known< 'value' > {
	/** Name and value; the same in each response. */
	readonly filter: string;
	readonly address: string;
	readonly isChosen: boolean;
	readonly parts: Parts< ValuePart >;
}

/** The list item of a value. */
export interface FacetItem extends Known< 'item' > {
	/** Depth in a tree; 0 at the top. */
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
	/** The current limit; empty for none. */
	readonly value: string;
	/** The lowest or highest price of the listing. */
	readonly placeholder: string;
}

/** The price filter, from and to. */
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
	/** Whether the server prints it open. */
	readonly isOpen: boolean;
	readonly parts: Parts< FacetSummary | FacetList | PriceFilter >;
}

/** The link that removes all filters. */
export interface Clear extends Text< 'clear' > {
	readonly address: string;
}

export type BarPart = Clear | ( Known< 'close' > & { readonly html: string } );

export type Section =
	| ( Known< 'bar' > & { readonly parts: Parts< BarPart > } )
	| ( Known< 'body' > & { readonly parts: Parts< Facet > } )
	| ( Known< 'foot' > & { readonly parts: Parts< Text< 'show' > > } );

export type FiltersModel = Parts< Section >;

/** The common type of all parts. */
type AnyPart = { readonly kind: string; readonly parts?: Parts< AnyPart > };

function* partsIn( parts: Parts< AnyPart > ): Generator< AnyPart > {
	for ( const part of parts ) {
		yield part;
		yield* partsIn( ( part as AnyPart ).parts ?? [] );
	}
}

function findPart< Part extends AnyPart >(
	model: FiltersModel,
	matches: ( part: AnyPart ) => part is Part
): Part | undefined {
	for ( const part of partsIn( model ) ) {
		if ( matches( part ) ) {
			return part;
		}
	}
	return undefined;
}

/**
 * The URL of a value's link: with the value, or without it if it is selected.
 *
 * @param model  The filters of the current listing.
 * @param filter Name and value.
 * @return Undefined if the listing has no such value.
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
 * The URL without filters; undefined if none is selected.
 *
 * @param model The filters of the current listing.
 */
export const clearAddress = ( model: FiltersModel ): string | undefined =>
	findPart( model, ( part ): part is Clear => part.kind === 'clear' )
		?.address;

/**
 * Whether a value is shown as selected: the server's state plus the queued changes.
 *
 * @param value From the current listing.
 * @param steps Queued changes without a response yet.
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
 * Which facets are open: as the shopper left them; new ones as the server prints them.
 *
 * @param model  The filters.
 * @param before The known states.
 */
export function openStatesOf(
	model: FiltersModel,
	before: OpenStates = {}
): OpenStates {
	const printed: Record< string, boolean > = {};
	for ( const part of partsIn( model ) ) {
		if ( part.kind === 'facet' ) {
			const { name, isOpen } = part as Facet;
			printed[ name ] = isOpen;
		}
	}
	return { ...printed, ...before };
}

/** Facet → whether it is open. */
export type OpenStates = Readonly< Record< string, boolean > >;
