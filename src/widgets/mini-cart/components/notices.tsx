import { focusLine } from '../focus';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';

interface NoticeProps {
	readonly model: MiniCartModel;
	/** The dialog. */
	readonly panel: HTMLElement;
	/** Texts from the server's markup. */
	readonly labels: Labels;
}

/** Labels of the panel; see parts/mini-cart.php. */
export interface Labels {
	readonly undo: string;
	readonly unsure: string;
	readonly checkNow: string;
	readonly failure: string;
	readonly tryAgain: string;
	readonly viewCart: string;
}

/** Shown after a line was removed, with an undo button. */
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

/** Shown after a lost response: the styles reveal it while `data-cart-unsure` is set. */
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

/** The cart could not be fetched: a retry button and a link to the cart page. */
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
