/**
 * What PHP logged, apart from the reports of the object cache that Redis does not
 * response: on a cluster the tests kill it.
 */

const REDIS = /RedisException|object-cache\.php/;

/**
 * @param {import('../../shop/handle.mjs').Shop} shop
 * @return {string} The other errors.
 */
export function readErrors( shop ) {
	return shop
		.readLog()
		.split( /^(?=\[\d\d-)/m )
		.filter( ( entry ) => ! REDIS.test( entry ) )
		.join( '' );
}
