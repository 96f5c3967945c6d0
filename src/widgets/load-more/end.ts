export interface MoreResponse {
	readonly html: string;
	readonly items: number;
	readonly page: number;
}

/** Size of the list, known before the first request. */
export interface ListBounds {
	/** Number of items on a full page. */
	readonly count: number;
	readonly totalPages?: number;
}

/** Response bodies that mean that there are no more items (spec §4 and §8). */
const END_MARKERS: readonly string[] = [
	'',
	'undefined',
	'No More Posts',
	'No $args array created',
];

/** Returns whether a response is the last one (spec §4). */
export function isLast( response: MoreResponse, bounds: ListBounds ): boolean {
	return (
		END_MARKERS.includes( response.html.trim() ) ||
		response.items < bounds.count ||
		response.page >= ( bounds.totalPages ?? Infinity )
	);
}
