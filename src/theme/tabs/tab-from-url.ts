/**
 * The element that an address names (spec §2): the reviews for a comment or a page
 * of comments, otherwise the target of the hash.
 *
 * @return Its id; empty if the address names none.
 */
export function targetIdOf( {
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
