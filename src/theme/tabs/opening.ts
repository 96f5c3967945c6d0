/**
 * Which element an address asks for (spec §2): the reviews for one comment and
 * for a page of them, else what the hash names.
 *
 * @return An id; empty when the address asks for nothing.
 */
export function askedFor( {
	hash,
	href,
}: {
	hash: string;
	href: string;
} ): string {
	const isAboutReviews =
		/comment-page-|[?&]cpage=/.test( href ) ||
		hash.includes( 'comment-' ) ||
		hash === '#reviews';
	return isAboutReviews ? 'tab-reviews' : hash.slice( 1 );
}
