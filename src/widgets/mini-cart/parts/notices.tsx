import { focusLine } from '../focus';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';

interface NoticeProps {
	readonly model: MiniCartModel;
	/** The dialog. */
	readonly panel: HTMLElement;
	/** What the server printed, by what it is for. */
	readonly labels: Labels;
}

/** Words of the panel; see parts/mini-cart.php. */
export interface Labels {
	readonly undo: string;
	readonly unsure: string;
	readonly checkNow: string;
	readonly failure: string;
	readonly tryAgain: string;
	readonly viewCart: string;
}

/** A line was removed, and can be put back. */
export function Removed( { model, panel, labels }: NoticeProps ) {
	const removed = useMiniCart( model, ( state ) => state.removed );
	const isUndoing = useMiniCart( model, ( state ) => state.isUndoing );
	const undo = async () => {
		const key = await model.removal.undo();
		if ( key !== null ) {
			focusLine( panel, key );
		}
	};
	return (
		<p
			className="mini-cart__removed"
			hidden={ ! removed }
			aria-busy={ isUndoing || undefined }
		>
			<span>{ removed?.text ?? '' }</span>
			<button type="button" onClick={ () => void undo() }>
				{ labels.undo }
			</button>
		</p>
	);
}

interface ReadAgainProps extends NoticeProps {
	readonly onReadAgain: () => void;
}

/** An answer was lost: the styles show it while the core does not know the cart. */
export function Unsure( { model, labels, onReadAgain }: ReadAgainProps ) {
	const isWaiting = useMiniCart( model, ( state ) => state.isWaiting );
	return (
		<p className="mini-cart__unsure" hidden={ isWaiting }>
			<span>{ labels.unsure }</span>
			<button type="button" onClick={ onReadAgain }>
				{ labels.checkNow }
			</button>
		</p>
	);
}

/** The cart could not be fetched: a way to try again, and the cart's page. */
export function Failure( { model, labels, onReadAgain }: ReadAgainProps ) {
	const hasFailed = useMiniCart( model, ( state ) => state.hasFailed );
	return (
		<div className="mini-cart__failure" hidden={ ! hasFailed }>
			<p>{ labels.failure }</p>
			<button className="button" type="button" onClick={ onReadAgain }>
				{ labels.tryAgain }
			</button>
			<a href={ model.settings.cartUrl }>{ labels.viewCart }</a>
		</div>
	);
}
