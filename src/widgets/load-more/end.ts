/** What a call for more has brought. */
export interface MoreAnswer {
	/** The body, as it came. */
	readonly html: string;
	/** Items in it. */
	readonly items: number;
	/** The page that was asked for. */
	readonly page: number;
}

/** What is known of a list before anything is asked. */
export interface ListBounds {
	/** Items of a full page. */
	readonly count: number;
	/** Its last page; missing where the list does not say. */
	readonly totalPages?: number;
}

/** Bodies that say that there is nothing more (spec §4 and §8). */
const NOTHING: readonly string[] = [
	'',
	'undefined',
	'No More Posts',
	'No $args array created',
];

/**
 * Whether nothing comes after an answer (spec §4).
 *
 * @param answer The last one.
 * @param bounds Of the list.
 */
export function isLast( answer: MoreAnswer, bounds: ListBounds ): boolean {
	return (
		NOTHING.includes( answer.html.trim() ) ||
		answer.items < bounds.count ||
		answer.page >= ( bounds.totalPages ?? Infinity )
	);
}
